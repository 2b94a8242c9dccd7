// Claim: a table that holds one row twice sends two iterations to it. Source: semantics.md §9
static double first[10], second[10];

int main(void) {
  double *row[3] = {first, second, first};
#pragma omp parallel for //@ RACE witness T<=2
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 10; j++) {
      row[i][j] = i + j; //@ race
    }
  }
  return first[0] > 0.0;
}
