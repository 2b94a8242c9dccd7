// Claim: a task that shares the worksharing loop's variable reads it while the loop goes on to the next iteration. Source: semantics.md §5, §8; OpenMP 5.2 §5.1.1
static int last;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp for
  for (int i = 0; i < 20; i++) { //@ race(i)
#pragma omp task shared(i)
    {
#pragma omp atomic write
      last = i; //@ race(i)
    }
#pragma omp taskyield
  }
  return last > 20;
}
