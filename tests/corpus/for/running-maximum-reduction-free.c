// Claim: a max reduction may be read and guarded like any private variable. Source: semantics.md §8; OpenMP 5.2 §5.5.8
static int height[40];

int main(void) {
  int best = 0;
#pragma omp parallel for reduction(max : best) //@ RACE_FREE
  for (int i = 0; i < 40; i++) {
    if (height[i] > best) {
      best = height[i];
    }
  }
  return best;
}
