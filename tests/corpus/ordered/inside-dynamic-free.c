// Claim: the schedule does not matter to the ordered regions. Source: semantics.md §6; OpenMP 5.2 §15.10.2
static int sum;

int main(void) {
#pragma omp parallel for ordered schedule(dynamic, 3) //@ RACE_FREE
  for (int i = 0; i < 20; i++) {
#pragma omp ordered
    sum += i;
  }
  return sum;
}
