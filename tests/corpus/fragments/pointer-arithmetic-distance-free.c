// Claim: two pointers into one array, half its length apart, walk over disjoint halves. Source: semantics.md §9
static float samples[200];

int main(void) {
  float *left = samples;
  float *right = left + 100;
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < 100; i++) {
    left[i] = right[i] * 0.5f;
  }
  return samples[0] > 0.0f;
}
