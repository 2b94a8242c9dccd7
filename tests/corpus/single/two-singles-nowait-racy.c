// Claim: two nowait singles may run at the same time on two threads. Source: semantics.md §3, §4; OpenMP 5.2 §11.1
int main(void) {
  int head = 1, tail = 0;
#pragma omp parallel //@ RACE witness T<=2
  {
#pragma omp single nowait
    head = 2; //@ race(head)
#pragma omp single nowait
    tail = head + 1; //@ race(head)
  }
  return tail;
}
