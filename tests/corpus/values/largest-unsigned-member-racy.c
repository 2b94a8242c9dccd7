// Claim: an unsigned member of a structure may be 2^32 - 1, its signed neighbour may be negative, and both members together may be more as one
// number. Source: ISO C11 §6.2.5p9, §6.5.2.3p3, note 95
struct pair {
  unsigned first;
  int second;
};
union both {
  struct pair parts;
  unsigned long whole;
};
int out;

void largest(struct pair *p, int i, int j) {
  unsigned long k = (unsigned long)p[i].first + p[j].first;
#pragma omp parallel //@ RACE
  if (k == 8589934590UL)
    out = 1; //@ race(out)
}

void negative(struct pair *p, int i) {
  unsigned long k = p[i].first;
  long m = p[i].second;
#pragma omp parallel //@ RACE
  if (k < 5 && m < 0)
    out = 1; //@ race(out)
}

void together(union both *p) {
  unsigned long k = p->parts.first;
  unsigned long m = p->whole;
#pragma omp parallel //@ RACE
  if (k < 5 && m > 4294967295UL)
    out = 1; //@ race(out) possible
}
