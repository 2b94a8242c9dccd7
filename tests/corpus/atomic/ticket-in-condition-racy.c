// Claim: the element before the one whose number was taken belongs to another thread. Source: OpenMP 5.2 §15.8.4
static int next;

static int take(void) {
  int t;
#pragma omp atomic capture
  t = ++next;
  return t;
}

void work_off(int *work) {
#pragma omp parallel //@ RACE
  {
    int t;
    while ((t = take()) < 100) {
      work[t] += t; //@ race(work) possible
      work[t - 1] += t; //@ race(work) possible
    }
  }
}
