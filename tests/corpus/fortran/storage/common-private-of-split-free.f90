! Claim: private of a block is private of its members by the names of the unit. Source: OpenMP 5.2 §5.4, §3.2.1
program main
  implicit none
  integer :: i, w(4), s(8)
  common /scratch/ w
  !$omp parallel do private(/scratch/) !@ RACE_FREE
  do i = 1, 8
    w(1) = i
    s(i) = w(1)
  end do
  print *, sum(s)
end program main

subroutine first(to)
  implicit none
  integer :: from, rest(3), to
  common /scratch/ from, rest
  to = from
end subroutine first
