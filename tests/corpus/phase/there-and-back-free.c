// Claim: two arrays filled from each other in turn, a barrier after each loop. Source: semantics.md §4
#define N 50

static double there[N], back[N];

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
    for (int t = 0; t < 6; t++) {
#pragma omp for
      for (int i = 1; i < N - 1; i++) {
        there[i] = (back[i - 1] + back[i] + back[i + 1]) / 3.0;
      }
#pragma omp for
      for (int i = 1; i < N - 1; i++) {
        back[i] = (there[i - 1] + there[i] + there[i + 1]) / 3.0;
      }
    }
  }
  return back[1] > 0.0;
}
