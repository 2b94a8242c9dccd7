// Claim: a loop whose condition takes the next number from a function works on elements of its own. Source: OpenMP 5.2 §15.8.4
static int work[100], next;

static int take(void) {
  int t;
#pragma omp atomic capture
  t = next++;
  return t;
}

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
    int t;
    while ((t = take()) < 100) {
      work[t] += t;
    }
  }
  return work[99];
}
