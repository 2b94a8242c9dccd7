// Claim: an in task is ordered after all mutexinoutset tasks on its item. Source: semantics.md §5 (DEP); OpenMP 5.2 §15.9.5
static int sum, y;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task depend(out : sum)
    sum = 1;
#pragma omp task depend(mutexinoutset : sum)
    sum += 2;
#pragma omp task depend(mutexinoutset : sum)
    sum += 3;
#pragma omp task depend(in : sum)
    y = sum;
  }
  return y;
}
