// Claim: inoutset tasks on one item are unordered and do not exclude each other. Source: semantics.md §5 (DEP); OpenMP 5.2 §15.9.5
// GCC knows inoutset from 13 on.
static int sum;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  for (int i = 0; i < 10; i++) {
#pragma omp task depend(inoutset : sum)
    sum += i; //@ race(sum)
  }
  return sum;
}
