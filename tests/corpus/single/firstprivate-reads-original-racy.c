// Claim: firstprivate on single reads the original where the construct is met, on the thread that executes it. Source: semantics.md §8; OpenMP 5.2 §5.4.4
static int result;

int main(void) {
  int seed = 1;
#pragma omp parallel //@ RACE witness T<=2
  {
#pragma omp master
    seed = 2; //@ race(seed)
#pragma omp single firstprivate(seed) //@ race(seed)
    result = seed * 3;
  }
  return result;
}
