// Claim: the parent reads plainly beside the atomic updates. Source: semantics.md §5, §6
int main(void) {
  int sum = 0, result = 0;
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
    for (int i = 0; i < 20; i++) {
#pragma omp task
      {
#pragma omp atomic
        sum += i; //@ race(sum)
      }
    }
    result = sum; //@ race(sum)
  }
  return result;
}
