// Claim: the parent adds without the critical region that its tasks use. Source: semantics.md §5, §6
int main(void) {
  int sum = 0;
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  for (int i = 0; i < 20; i++) {
#pragma omp task
    {
#pragma omp critical
      sum += i; //@ race(sum)
    }
    sum += 1; //@ race(sum)
  }
  return sum;
}
