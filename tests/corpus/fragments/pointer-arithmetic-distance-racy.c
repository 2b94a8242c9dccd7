// Claim: pointers closer together than the range walk over a common part. Source: semantics.md §9
static float samples[200];

int main(void) {
  float *left = samples;
  float *right = left + 60;
#pragma omp parallel for //@ RACE witness T<=2
  for (int i = 0; i < 100; i++) {
    left[i] = right[i] * 0.5f; //@ race
  }
  return samples[0] > 0.0f;
}
