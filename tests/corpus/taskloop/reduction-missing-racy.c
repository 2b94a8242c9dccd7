// Claim: without reduction the tasks add to the one shared variable. Source: semantics.md §5, §8
int main(void) {
  int sum = 0;
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
#pragma omp taskloop
  for (int i = 0; i < 20; i++) {
    sum += i; //@ race(sum)
  }
  return sum;
}
