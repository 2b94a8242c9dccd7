// Claim: mutexinoutset tasks on different items do not exclude each other. Source: semantics.md §5, §10 (Excl); OpenMP 5.2 §15.9.5
static int sum, left, right;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task depend(mutexinoutset : left)
    sum += 1; //@ race(sum)
#pragma omp task depend(mutexinoutset : right)
    sum += 2; //@ race(sum)
  }
  return sum + left + right;
}
