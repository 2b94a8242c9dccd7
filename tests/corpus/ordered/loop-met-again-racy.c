// Claim: another encounter of the same loop has an order of its own. Source: semantics.md §6 (token), §3
static int sum;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
  {
    for (int k = 0; k < 5; k++) {
#pragma omp for ordered schedule(dynamic) nowait
      for (int i = 0; i < 20; i++) {
#pragma omp ordered
        sum += i; //@ race(sum)
      }
    }
  }
  return sum > 0;
}
