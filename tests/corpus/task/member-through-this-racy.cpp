// Claim: the task copies the pointer this; the members are shared. Source: semantics.md §5; OpenMP 5.2 §5.1.1
struct Counter {
  int value = 0;
  void start() {
#pragma omp task
    value += 5; //@ race
    value += 2; //@ race
  }
};

int main() {
  Counter counter;
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  counter.start();
  return counter.value;
}
