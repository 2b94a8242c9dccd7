// Claim: a combiner accesses of the original what its expression says: the initializer reads another member of it.
// Source: semantics.md §8; OpenMP 5.2 §5.5.11
struct mean {
  int sum;
  int scale;
};

static void add(struct mean *to, const struct mean *from) {
  to->sum += from->sum;
}

#pragma omp declare reduction(together : struct mean : add(&omp_out, &omp_in)) initializer(omp_priv = {0, omp_orig.scale})

int main(void) {
  struct mean m = {0, 3};
#pragma omp parallel for reduction(together : m) //@ RACE_FREE
  for (int i = 0; i < 40; i++)
    m.sum += m.scale * i;
  return m.sum == 2340;
}
