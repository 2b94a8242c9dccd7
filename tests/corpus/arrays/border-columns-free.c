// Claim: the writers of two opposite borders and the reader of the interior touch different columns.
// Source: semantics.md §9.
#define H 18
#define W 25

static int image[H][W], blur[H][W];

int main(void)
{
#pragma omp parallel for //@ RACE_FREE
    for (int y = 1; y < H - 1; y++) {
        image[y][0] = 0;
        image[y][W - 1] = 0;
        for (int x = 2; x < W - 2; x++)
            blur[y][x] = image[y - 1][x] + image[y + 1][x] + image[y][x - 1] + image[y][x + 1];
    }
    return blur[1][2];
}
