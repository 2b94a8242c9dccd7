! A loop without a schedule, whose iterations meet seven apart, and a library's function that writes what others write.
program loud
	implicit none
	integer :: i
	integer, save :: a(107)
	real :: left(8, 8), right(8, 8), all(8, 8)
	a = 1
	!$omp parallel do
	do i = 1, 100
		a(i) = a(i + 7)
	end do
	left = 1
	right = 2
	!$omp parallel
	all = matmul(left, right)
	!$omp end parallel
	print *, a(1), int(all(1, 1))
end program
