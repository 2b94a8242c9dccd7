// Claim: the matching task was itself ordered after the first. Source: semantics.md §5 (DEP, TWD); OpenMP 5.2 §15.5
static int x, y, z;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task depend(out : x)
    x = 1;
#pragma omp task depend(in : x) depend(out : z)
    z = x;
#pragma omp taskwait depend(in : z)
    y = x + z;
  }
  return y;
}
