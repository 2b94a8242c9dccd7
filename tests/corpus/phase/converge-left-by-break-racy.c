// Claim: the value is reset for the next round while others may still test it. Source: semantics.md §2, §4
static int left;

void halve(const int *a) {
#pragma omp parallel //@ RACE
  for (int round = 0; round < 20; round++) {
#pragma omp for reduction(max : left) //@ race(left) possible message(misaligned-barrier)
    for (int i = 0; i < 64; i++) {
      left = a[i] > left ? a[i] : left;
    }
    if (left < 3) { //@ race(left) possible
      break;
    }
#pragma omp masked
    left = 0; //@ race(left) possible
#pragma omp barrier //@ message(misaligned-barrier)
  }
}
