! Claim: an entry is a procedure that begins in the middle of another. Source: Fortran 2018 §15.6.2.6
program entries
  implicit none
  integer :: i, a(10), b(10)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 10
    call put(a(i), i)
    call put_twice(b(i), i)
  end do
  print *, sum(a), sum(b)
end program entries

subroutine put(x, k)
  implicit none
  integer, intent(out) :: x
  integer, intent(in) :: k
  x = k
  return
entry put_twice(x, k)
  x = 2 * k
end subroutine put
