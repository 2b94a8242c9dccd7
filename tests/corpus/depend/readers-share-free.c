// Claim: two readers behind one writer, and a writer behind both readers. Source: semantics.md §5 (DEP); OpenMP 5.2 §15.9.5
static int x, y, z;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task depend(out : x)
    x = 1;
#pragma omp task depend(in : x)
    y = x;
#pragma omp task depend(in : x)
    z = x;
#pragma omp task depend(inout : x)
    x = x + 1;
  }
  return x + y + z;
}
