/* A library that loads.c loads. */
void fill(short *numbers, int count) {
	for (int i = 0; i < count; i++) {
		numbers[i] = (short)i;
	}
}
