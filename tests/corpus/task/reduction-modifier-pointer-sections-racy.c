// Claim: a task that does not take part uses the copy of the thread that generated it, as do its siblings.
// Source: semantics.md §8; OpenMP 5.2 §5.5.8
int main(void) {
  long hits[4] = {0, 0, 0, 0};
  long *h = hits;
#pragma omp parallel reduction(task, + : h[1 : 2]) //@ RACE
  {
#pragma omp for
    for (int i = 0; i < 4; i++) {
#pragma omp task shared(h)
      h[1] += i; //@ race(h)
    }
  }
  return hits[1] == 6;
}
