// Claim: rows placed one element too close share their border element. Source: semantics.md §9
#define ROWS 12
#define COLS 16

static double flat[ROWS * COLS];

int main(void) {
#pragma omp parallel for //@ RACE
  for (int i = 0; i < ROWS; i++) {
    double *row = &flat[i * (COLS - 1)];
    for (int j = 0; j < COLS; j++) {
      row[j] = i + j; //@ race(row)
    }
  }
  return flat[0] > 0.0;
}
