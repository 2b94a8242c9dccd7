// Claim: without the task modifier nothing excludes the callee's tasks, which add to the original, from the loop's own combinations.
// Source: semantics.md §8; OpenMP 5.2 §5.5.8
static int sum;

static void add(int k) {
#pragma omp task
  sum += k; //@ race(sum)
}

int main(void) {
#pragma omp parallel //@ RACE
  {
#pragma omp for reduction(+ : sum) //@ race(sum)
    for (int i = 0; i < 8; i++) {
      sum++;
      add(i);
    }
  }
  return sum > 0;
}
