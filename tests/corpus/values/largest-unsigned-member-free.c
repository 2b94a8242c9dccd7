// Claim: an unsigned member of a structure is 2^32 - 1 at most, also where its structure was copied. Source: ISO C11 §6.2.5p9, §5.2.4.2.1
struct pair {
  unsigned first, second;
};
struct pair all;
int out;

void read(struct pair *p) {
  unsigned long k = p->first;
#pragma omp parallel //@ RACE_FREE
  if (k > 4294967295UL)
    out = 1;
}

void added(struct pair *p, int i, int j) {
  unsigned long k = (unsigned long)p[i].first + p[j].second;
#pragma omp parallel //@ RACE_FREE
  if (k > 8589934590UL)
    out = 1;
}

void copied(struct pair *p) {
  struct pair own = *p;
  unsigned long k = own.first;
#pragma omp parallel //@ RACE_FREE
  if (k > 4294967295UL)
    out = 1;
}

void given(struct pair own) {
  unsigned long k = own.second;
#pragma omp parallel //@ RACE_FREE
  if (k > 4294967295UL)
    out = 1;
}

int main(void) {
  unsigned long k = all.second;
#pragma omp parallel //@ RACE_FREE
  if (k > 4294967295UL)
    out = 1;
  return out;
}
