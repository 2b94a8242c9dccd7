! Claim: firstprivate of a pointer copies its association: the target is shared. Source: OpenMP 5.2 §5.4.4
program main
  implicit none
  integer, target :: a(20)
  integer, pointer :: p(:)
  integer :: i
  a = 0
  p => a
  !$omp parallel do firstprivate(p) !@ RACE
  do i = 1, 20
    p(1) = i !@ race
  end do
  print *, a(2)
end program main
