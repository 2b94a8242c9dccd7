// Claim: a flag hands over what the single thread wrote to a loop whose ordered regions then run one after the other.
// Source: semantics.md §6 (release/acquire, ordered), §3 (single)
static int data, flag, digest;

int main(void)
{
#pragma omp parallel //@ RACE_FREE
    {
#pragma omp single nowait
        {
            data = 42;
#pragma omp atomic write release
            flag = 1;
        }
#pragma omp for ordered schedule(dynamic)
        for (int i = 0; i < 20; i++) {
            int ready = 0;
            while (!ready) {
#pragma omp atomic read acquire
                ready = flag;
            }
#pragma omp ordered
            digest = (31 * digest + data + i) & 127;
        }
    }
    return digest;
}
