// Claim: an initializer reads the member of the original that another thread's combination writes meanwhile.
// Source: semantics.md §8; OpenMP 5.2 §5.5.11
// Output: depends on the team size
struct mean {
  int sum;
  int scale;
};

static void add(struct mean *to, const struct mean *from) {
  to->sum += from->sum;
}

#pragma omp declare reduction(together : struct mean : add(&omp_out, &omp_in)) initializer(omp_priv = {omp_orig.sum, 1}) //@ race(omp_orig)

int main(void) {
  struct mean m = {0, 3};
#pragma omp parallel for reduction(together : m) //@ RACE race(omp_orig)
  for (int i = 0; i < 40; i++)
    m.sum += m.scale * i;
  return m.sum > 0;
}
