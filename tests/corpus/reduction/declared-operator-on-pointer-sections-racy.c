// Claim: another pointer to the section means the original. Source: OpenMP 5.2 §3.2.5, §5.5.11
struct cell {
  int n;
};

static void join(struct cell *to, const struct cell *from) {
  to->n += from->n;
}

#pragma omp declare reduction(+ : struct cell : join(&omp_out, &omp_in))

static int count(struct cell *c, int k) {
  struct cell *same = c;
#pragma omp parallel for reduction(+ : c[1 : k]) //@ RACE race(same)
  for (int i = 0; i < 60; i++)
    same[1].n++; //@ race(same)
  return c[1].n;
}

int main(void) {
  struct cell c[4] = {{0}, {0}, {0}, {0}};
  return count(c, 3) > 0;
}
