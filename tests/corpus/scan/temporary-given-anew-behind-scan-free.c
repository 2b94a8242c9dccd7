// Claim: what stands behind the scan directive gives the temporary a value of its own before it uses it. Source: OpenMP 5.2 §5.6
int in[64], out[64];

int main(void) {
  int sum = 0, t = 0;
#pragma omp parallel for reduction(inscan, + : sum) private(t) //@ RACE_FREE
  for (int i = 0; i < 64; i++) {
    {
      t = 2 * in[i];
      sum += t;
    }
#pragma omp scan inclusive(sum)
    {
      t = sum;
      out[i] = t + 1;
    }
  }
  return out[63] == 1 ? t : 1;
}
