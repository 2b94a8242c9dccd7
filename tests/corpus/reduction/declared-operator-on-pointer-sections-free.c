// Claim: a section that a pointer leads to has copies for a declared operator as well. Source: OpenMP 5.2 §3.2.5, §5.5.11
struct cell {
  int n;
};

static void join(struct cell *to, const struct cell *from) {
  to->n += from->n;
}

#pragma omp declare reduction(+ : struct cell : join(&omp_out, &omp_in))

static int count(struct cell *c, int k) {
#pragma omp parallel for reduction(+ : c[1 : k]) //@ RACE_FREE
  for (int i = 0; i < 60; i++)
    c[1 + i % k].n++;
  return c[1].n;
}

int main(void) {
  struct cell c[4] = {{0}, {0}, {0}, {0}};
  return count(c, 3) == 20;
}
