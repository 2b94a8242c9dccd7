// Claim: behind the scan directive the temporary is used first, whose value stands before it. Source: OpenMP 5.2 §5.6
int in[64], out[64];

int main(void) {
  int sum = 0, t = 0;
#pragma omp parallel for reduction(inscan, + : sum) private(t) //@ UNKNOWN(not-conforming)
  for (int i = 0; i < 64; i++) {
    {
      t = 2 * in[i];
      sum += t;
    }
#pragma omp scan inclusive(sum)
    {
      t = t + sum; //@ message(scan)
      out[i] = t;
    }
  }
  return out[63];
}
