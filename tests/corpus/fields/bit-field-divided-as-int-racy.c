// Claim: a bit-field that an int has room for is divided as an int. Source: ISO C11 §6.3.1.1 p2, §6.5.16.2 p3
struct bits {
  unsigned f : 3;
};
int out;

void quotient(void) {
  struct bits s = {4};
  s.f /= -2;
#pragma omp parallel //@ RACE
  if (s.f == 6)
    out = 1; //@ race(out)
}

void rest(struct bits *s) {
  if (s->f == 7) {
    s->f %= -3;
    int k = s->f;
#pragma omp parallel //@ RACE
    if (k == 1)
      out = 1; //@ race(out)
  }
}
