// Claim: taskwait with depend waits for nothing else. Source: semantics.md §5 (TWD); OpenMP 5.2 §15.5
static int x, y, z;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task depend(out : x)
    x = 1; //@ race(x)
#pragma omp task depend(out : z)
    z = 1;
#pragma omp taskwait depend(in : z)
    y = x + z; //@ race(x)
  }
  return y;
}
