// Claim: tasks that share an element of mutexinoutset exclude each other; with iterators of any length that is not followed. Source: semantics.md §5; OpenMP 5.2 §15.9.5
static int a[100], count;

void fill(int n) {
#pragma omp parallel //@ UNKNOWN(unmodelled-clause)
#pragma omp single
  {
#pragma omp task depend(iterator(k = 0 : n), mutexinoutset : a[k])
    count++;
#pragma omp task depend(iterator(k = 0 : n), mutexinoutset : a[k])
    count++;
  }
}
