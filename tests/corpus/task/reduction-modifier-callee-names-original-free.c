// Claim: with the task modifier the tasks of a callee take part by the original's name as well: their ends and the loop's end exclude each other.
// Source: semantics.md §8; OpenMP 5.2 §5.5.8, §5.5.10
static int sum, most[2];

static void add(int k) {
#pragma omp task in_reduction(+ : sum) in_reduction(+ : most[0:2])
  {
    sum += k;
    most[1] += k;
  }
}

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp for reduction(task, + : sum) reduction(task, + : most)
    for (int i = 0; i < 8; i++) {
      sum++;
      most[0]++;
      add(i);
    }
  }
  return sum == 36 && most[0] == 8 && most[1] == 28;
}
