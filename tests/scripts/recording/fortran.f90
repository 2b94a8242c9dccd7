! A loop that two threads share.
program loop
	implicit none
	integer :: i
	real(8) :: a(1000)
	!$omp parallel do schedule(static)
	do i = 1, 1000
		a(i) = i
	end do
	print *, int(a(1000))
end program
