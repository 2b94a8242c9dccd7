// Claim: with an eleventh iteration i = 10 reads the element that i = 0 writes. Source: variation of DRS-oNE fig. 8
int main(void) {
  int size = 100;
  int arr[size];
  for (int i = 0; i < size; i++) {
    arr[i] = i;
  }
#pragma omp parallel for //@ RACE
  for (int i = 0; i < 11; i++) {
    arr[i] = arr[i % 10] + i; //@ race(arr)
  }
  return arr[0];
}
