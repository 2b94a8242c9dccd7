// Claim: a stencil that reaches the border column of the neighbour rows meets the writer of that border.
// Source: semantics.md §9.
#define H 18
#define W 25

static int image[H][W], blur[H][W];

int main(void)
{
#pragma omp parallel for //@ RACE witness T<=2
    for (int y = 1; y < H - 1; y++) {
        image[y][0] = 0; //@ race(image)
        image[y][W - 1] = 0;
        for (int x = 2; x < W - 2; x++)
            blur[y][x] = image[y - 1][x - 2] + image[y + 1][x + 1]; //@ race(image)
    }
    return blur[1][2];
}
