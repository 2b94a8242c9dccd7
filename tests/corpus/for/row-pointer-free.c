// Claim: a pointer to the start of each row of a flat matrix stays in its row. Source: semantics.md §9
#define ROWS 12
#define COLS 16

static double flat[ROWS * COLS];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < ROWS; i++) {
    double *row = &flat[i * COLS];
    for (int j = 0; j < COLS; j++) {
      row[j] = i + j;
    }
  }
  return flat[0] > 0.0;
}
