// Claim: a table of pointers to different rows keeps the rows apart. Source: semantics.md §9
static double first[10], second[10], third[10];

int main(void) {
  double *row[3] = {first, second, third};
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 10; j++) {
      row[i][j] = i + j;
    }
  }
  return first[0] > 0.0;
}
