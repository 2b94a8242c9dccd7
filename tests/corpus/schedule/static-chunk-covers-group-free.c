// Claim: chunks of four match the groups of four that share an accumulator; the chunk size is a macro. Source: semantics.md §3; OpenMP 5.2 §11.5.3
#define CHUNK 4

static double x[64], group[16];

int main(void) {
#pragma omp parallel for schedule(static, CHUNK) //@ RACE_FREE
  for (int i = 0; i < 64; i++) {
    group[i / 4] += x[i];
  }
  return group[0] > 0.0;
}
