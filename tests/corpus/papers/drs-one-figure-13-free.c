// Claim: cubes, fourth powers and their like over 0..99 under parity guards never meet. Source: DRS-oNE fig. 13; semantics.md §11
static int histogram[200000000];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < 100; i++) {
    if ((i * i * i) % 2 == 0) {
      histogram[i * i * i] = i;
    } else if (i % 5 == 0) {
      histogram[(i + 1) * (i + 1) * (i + 1) * (i + 1)] = 30 * i;
    } else if (i % 13 == 0) {
      histogram[(i - 1) * (i - 1) * (i - 1) * (i - 1)] = 40 * i;
    } else if (i > 1) {
      histogram[(i - 1) * (i - 1) * (i + 2) * (i + 3)] = 50 * i;
    }
  }
  return histogram[0];
}
