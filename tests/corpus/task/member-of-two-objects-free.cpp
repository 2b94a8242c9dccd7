// Claim: the tasks of two objects change different members. Source: semantics.md §5
struct Counter {
  int value = 0;
  void start() {
#pragma omp task
    value += 5;
  }
};

int main() {
  Counter left, right;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
    left.start();
    right.start();
  }
  return left.value + right.value;
}
