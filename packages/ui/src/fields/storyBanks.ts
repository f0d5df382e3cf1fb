const names = ['Argent Bank', 'Bank of Harbour', 'Copperfield', 'Dunmore Savings', 'Élan Crédit', 'Farrow & Sons'];

export const banks = names.map((label) => ({ value: label.slice(0, 2).toUpperCase(), label }));

export const longBanks = [
  { value: 'long', label: 'The Cooperative Savings Bank of the Eastern Harbours and the Islands beyond them' },
  { value: 'unbroken', label: 'o'.repeat(200) },
  { value: 'ur', label: 'نیشنل بینک آف پاکستان' },
];
