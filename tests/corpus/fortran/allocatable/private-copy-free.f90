! Claim: a private allocatable is each thread's: allocated, used and deallocated by it. Source: OpenMP 5.2 §5.4.3
program al
  implicit none
  integer, allocatable :: buf(:)
  integer :: i, k, r(15)
  !$omp parallel do private(buf, k) !@ RACE_FREE
  do i = 1, 15
    allocate (buf(i))
    do k = 1, i
      buf(k) = k
    end do
    r(i) = sum(buf)
    deallocate (buf)
  end do
  print *, r
end program al
